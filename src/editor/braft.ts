import imported from 'braft-editor';

type Braft = typeof imported;
const isWrapped = (module: object): module is { readonly default: Braft } => 'default' in module;

/** The editor's class. It is published as CommonJS, whose `default` a bundler hands over wrapped or bare. */
export const BraftEditor: Braft = isWrapped(imported) ? imported.default : imported;
