// Pieces of the report's page. Every text goes through `escape`: a campaign's name is anybody's.

export const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** One cell of a table: text, or a drawing beside it that nobody needs to hear. */
export type Cell = string | { readonly drawing: string };

/**
 * A table whose first column names the row.
 * @param head the columns' names; one is empty where drawings stand.
 */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const heads = head.map((name) =>
    name ? `<th scope="col">${escape(name)}</th>` : '<td class="drawn"></td>',
  );
  const body = rows.map((row) => {
    const cells = row.map((cell, column) => {
      if (typeof cell !== 'string') return `<td class="drawn">${cell.drawing}</td>`;
      return column === 0 ? `<th scope="row">${escape(cell)}</th>` : `<td>${escape(cell)}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  // Scrolls by itself where it is wider than a phone, by keyboard too.
  return (
    `<div class="wide" role="region" aria-label="${escape(caption)}" tabindex="0"><table>` +
    `<caption>${escape(caption)}</caption>` +
    `<thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

/** A part of the page with a heading of its own. @param name for the style. */
export function section(name: string, heading: string, ...inside: readonly string[]): string {
  return `<section class="${name}" aria-labelledby="${name}"><h2 id="${name}">${escape(heading)}</h2>${inside.join('')}</section>`;
}

export const paragraph = (text: string) => (text ? `<p>${escape(text)}</p>` : '');
