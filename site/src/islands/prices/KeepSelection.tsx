import { Component, type ReactNode } from 'react';

/** `isAtEnd` is true at the end of the node. */
type SelectionPoint = { node: Node; offset: number; isAtEnd: boolean };
type Ends = [anchor: SelectionPoint, focus: SelectionPoint];

/** Restores the text selection after an update, because browsers drop it when the text changes. */
export class KeepSelection extends Component<{ children: ReactNode }, object, Ends | null> {
  override getSnapshotBeforeUpdate(): Ends | null {
    const selection = getSelection();
    if (!selection?.anchorNode || !selection.focusNode || selection.isCollapsed) return null;
    return [
      savePoint(selection.anchorNode, selection.anchorOffset),
      savePoint(selection.focusNode, selection.focusOffset),
    ];
  }

  override componentDidUpdate(_props: unknown, _state: unknown, saved: Ends | null): void {
    if (!saved?.every(({ node }) => node.isConnected)) return;
    const [anchor, focus] = saved;
    getSelection()?.setBaseAndExtent(anchor.node, getOffset(anchor), focus.node, getOffset(focus));
  }

  override render() {
    return this.props.children;
  }
}

const getLength = (node: Node) => (node instanceof Text ? node.length : node.childNodes.length);

const savePoint = (node: Node, offset: number): SelectionPoint => ({
  node,
  offset,
  isAtEnd: offset === getLength(node),
});

const getOffset = ({ node, offset, isAtEnd }: SelectionPoint): number =>
  isAtEnd ? getLength(node) : Math.min(offset, getLength(node));
