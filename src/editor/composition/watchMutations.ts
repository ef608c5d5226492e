const everything: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
};

/** What an atom in it draws changes by itself; the text may itself stand in one, in a table's cell. */
const isTextOf = (host: Element, { target }: MutationRecord): boolean =>
  (target instanceof Element ? target : target.parentElement)?.closest('[contenteditable]') === host;

/**
 * From now on remembers what a browser does to an element's nodes; the function takes it back, the very same nodes in
 * their places: React finds what it has drawn.
 */
export function watchMutations(host: Element): () => void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => void records.push(...more));
  observer.observe(host, everything);
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    for (const record of [...records].reverse()) if (isTextOf(host, record)) takeBack(record);
  };
}

function takeBack({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === 'characterData') target.nodeValue = oldValue;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
}
