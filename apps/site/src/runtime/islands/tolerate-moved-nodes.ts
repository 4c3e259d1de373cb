/**
 * Makes React tolerate nodes that translators and content blockers have moved, when it is called before the first
 * render: otherwise `removeChild` or `insertBefore` throws for such a node, which unmounts its root
 * (https://github.com/facebook/react/issues/11538). Here `removeChild` has no effect then, and `insertBefore` appends.
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
    const isChild = reference === null || reference.parentNode === this;
    insertBefore.call(this, node, isChild ? reference : null);
    return node;
  };
}
