const names = new Map([
  [3, '#text'],
  [8, '#comment'],
  [9, '#document'],
  [11, '#document-fragment'],
]);

/**
 * Gives every node its name, as browsers do.
 *
 * happy-dom has this getter on each class but not on Node, where the cleaner of rich text reads it.
 */
export function fillNodeNames(): void {
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (names.get(this.nodeType) ?? '');
    },
  });
}
