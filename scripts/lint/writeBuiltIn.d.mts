/** What the server has to know of the product's declarations, as the sources are now. */
export function builtInText(): Promise<string>;
/** What it has been told. */
export function writtenText(): string;
