/**
 * Lets React live with nodes that others have moved: translation wraps messages in elements of its own, and blockers take
 * elements away. React then takes out, or inserts before, a node that stands elsewhere, which throws and ends its root
 * (https://github.com/facebook/react/issues/11538). What is not where it should be is left where it is, and what should
 * are before it is put at the end.
 *
 * To be called before anything renders.
 */
export function tolerateMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called below with the node that they belong to
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    // A translated text is in an element that nobody else will take away.
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
