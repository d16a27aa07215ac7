/*
 * A browser that translates the page puts `<font>` elements in the place of texts. React goes on with the texts, which are not
 * in the document any more: removing one, or inserting before it, throws, and a changed one stays unseen.
 */

/** The element that stands in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();
const taken = new WeakSet<Node>();
const isText = (node: Node | null): node is Text => node?.nodeType === 3;
const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT' && !taken.has(node);

/** The element that a translation has put in the place of the text that the record says is gone. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(isStandIn);
}

/** Keeps React's changes right while a browser translates the page. */
export function followTranslation(root: Node) {
  const { removeChild, insertBefore } = Node.prototype;

  /** Puts the text in its own place again; the browser translates it anew. */
  const restore = (text: Node) => {
    const standIn = standIns.get(text);
    standIns.delete(text);
    if (standIn?.parentNode) standIn.replaceWith(text);
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      else
        for (const text of record.removedNodes) {
          const standIn = isText(text) && !text.parentNode ? standInOf(record) : undefined;
          if (!standIn) continue;
          taken.add(standIn);
          standIns.set(text, standIn);
          observer.observe(text, { characterData: true });
        }
    }
  });
  observer.observe(root, { childList: true, subtree: true });

  /** What is in the parent for the child: itself, or what stands in its place; null for neither. */
  const inPlace = (parent: Node, child: Node): Node | null => {
    const node = child.parentNode === parent ? child : standIns.get(child);
    return node?.parentNode === parent ? node : null;
  };
  Node.prototype.removeChild = function removeFrom<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const standIn = standIns.get(child);
    if (!standIn) return removeChild.call(this, child) as T;
    if (standIn.parentNode === this) removeChild.call(this, standIn);
    standIns.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function insertIn<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    standIns.get(node)?.remove();
    standIns.delete(node);
    const place = before && (inPlace(this, before) ?? (standIns.has(before) ? null : before));
    return insertBefore.call(this, node, place) as T;
  };
}
