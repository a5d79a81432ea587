import type { SectionProps } from '../sections/sectionProps.ts';

export type Section = (props: SectionProps) => unknown;

/** Wraps the owner's components to add the file and (if known) the line to their errors. */
export const addErrorLocations = (path: string, components: Readonly<Record<string, Section>>) =>
  Object.fromEntries(
    Object.entries(components)
      .filter(([, component]) => typeof component === 'function')
      .map(([name, component]) => [name, addErrorLocation(path, component)]),
  );

const addErrorLocation =
  (path: string, component: Section): Section =>
  (props) => {
    try {
      return component(props);
    } catch (cause) {
      const { message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
      const file = path.replace(/^.*\/(?=sections\/)/, '');
      const [, line] = RegExp(`${file.replaceAll('.', '\\.')}:(\\d+)`).exec(stack) ?? [];
      const location = line === undefined ? file : `${file}:${line}`;
      throw new Error(`${location}: ${message.replace(/\.$/, '')}. Fix this section.`, {
        cause,
      });
    }
  };
