import { parse, type AtRule, type ChildNode, type Container, type Root } from 'postcss';

const REST = '<style data-rest></style>';
/** The page's own style in its built HTML; what is shorter belongs to something else. */
const PAGE_STYLE = /<style>((?:(?!<\/style>)[^]){1000,})<\/style>/;
/** Layers whose rules belong to one part of the page each. The others style the whole page. */
const LAYERS = new Set(['sections', 'islands']);

/**
 * The hero with its style fits a phone's first round trip; the style of what comes after it stands
 * after it, in the element that the page keeps for it.
 * @returns the page with the rules that nothing before `<style data-rest>` needs moved into it.
 * @throws Error when the page has no such element, or no style of its own.
 */
export function moveRest(html: string): string {
  const [above, below] = html.split(REST);
  const whole = PAGE_STYLE.exec(above ?? '');
  if (above === undefined || below === undefined || !whole?.[1]) {
    throw new Error(`The page needs one style in its head, and ${REST} after its first view.`);
  }
  const markup = above.replace(whole[0], '');
  // Set by the head's script.
  const used = new Set(['js']);
  for (const [, names = ''] of markup.matchAll(/\bclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  const { first, rest } = split(whole[1], used);
  return `${above.replace(whole[0], () => `<style>${first}</style>`)}<style>${rest}</style>${below}`;
}

/** The rules that the first view needs, and the others; both in the order of the source. */
function split(css: string, used: ReadonlySet<string>): { first: string; rest: string } {
  const first = parse(css);
  const rest = first.clone();
  rest.each((node) => void (ofSections(node) || node.remove()));
  for (const layer of first.nodes.filter(ofSections)) keep(layer, (rule) => isNeeded(rule, used));
  keep(rest, (rule) => !isNeeded(rule, used));
  return { first: inOneLine(first), rest: inOneLine(rest) };
}

const ofSections = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && LAYERS.has(node.params);

/** Removes the rules that are not wanted, and what that leaves empty. */
function keep(parent: Container, wanted: (rule: ChildNode) => boolean): void {
  parent.each((node) => {
    if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) {
      keep(node, wanted);
      if (node.nodes.length === 0) node.remove();
    } else if (!wanted(node)) node.remove();
  });
}

function isNeeded(rule: ChildNode, used: ReadonlySet<string>): boolean {
  const names = [...rule.toString().matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return names.length === 0 || names.some((name) => used.has(name));
}

/** Style as it is sent: what was parted from its neighbours keeps the ends of their lines. */
const inOneLine = (style: Root) => style.toString().replaceAll('\n', '');
