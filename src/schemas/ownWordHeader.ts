/** Stands at what our own server says on the way to another applet: its status and words are ours, not that applet's. */
export const ownWordHeader = 'Own-Word';
