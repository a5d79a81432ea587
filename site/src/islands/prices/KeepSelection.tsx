import { Component, type ReactNode } from 'react';

/** One end of a selection. `isLast`: at the end of its text. */
type Point = { node: Node; offset: number; isLast: boolean };
type Ends = [anchor: Point, focus: Point];

/** Restores the visitor's selection. Browsers drop a selection in text that changes. */
export class KeepSelection extends Component<{ children: ReactNode }, object, Ends | null> {
  override getSnapshotBeforeUpdate(): Ends | null {
    const selection = getSelection();
    if (!selection?.anchorNode || !selection.focusNode || selection.isCollapsed) return null;
    return [
      pointAt(selection.anchorNode, selection.anchorOffset),
      pointAt(selection.focusNode, selection.focusOffset),
    ];
  }

  override componentDidUpdate(_props: unknown, _state: unknown, ends: Ends | null): void {
    if (!ends?.every(({ node }) => node.isConnected)) return;
    const [anchor, focus] = ends;
    getSelection()?.setBaseAndExtent(anchor.node, offsetIn(anchor), focus.node, offsetIn(focus));
  }

  override render() {
    return this.props.children;
  }
}

const lengthOf = (node: Node) => (node instanceof Text ? node.length : node.childNodes.length);

const pointAt = (node: Node, offset: number): Point => ({
  node,
  offset,
  isLast: offset === lengthOf(node),
});

const offsetIn = ({ node, offset, isLast }: Point): number =>
  isLast ? lengthOf(node) : Math.min(offset, lengthOf(node));
