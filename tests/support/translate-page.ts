/**
 * Runs in a page before its scripts: replaces each text by elements with the same text, as a browser does that translates the
 * page into the language that it already has.
 */
export function translatePage() {
  const ignored = new Set(['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'OPTION']);
  const wrap = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const visit = (node: Node) => {
    if (ignored.has(node.nodeName) || ignored.has(node.parentNode?.nodeName ?? '')) return;
    if (node instanceof Text && node.nodeValue?.trim()) wrap(node);
    for (const child of [...node.childNodes]) visit(child);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) visit(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
