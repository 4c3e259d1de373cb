/**
 * Makes React tolerate nodes that other software has moved: translators wrap text in their own elements, and content
 * blockers remove elements. React then calls `removeChild` or `insertBefore` for a node with another parent, which
 * throws and unmounts its root (https://github.com/facebook/react/issues/11538). Here such a `removeChild` has no
 * effect, and such an `insertBefore` appends.
 *
 * Call it before the first render.
 */
export function tolerateMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called below with the node that they belong to
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    // Translated text is in a `<font>` element that nothing else removes.
    else if (child.parentNode?.nodeName === 'FONT')
      child.parentNode.parentNode?.removeChild(child.parentNode);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    reference: Node | null,
  ): Child {
    const isHere = reference === null || reference.parentNode === this;
    insertBefore.call(this, node, isHere ? reference : null);
    return node;
  };
}
