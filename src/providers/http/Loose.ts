/**
 * A record as it really arrived: what the applet left out or wrote wrongly is undefined, except the `id`.
 *
 * Rows without an `id` never get this far. T6
 */
export type Loose<Value> = Value extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Key extends 'id' ? Value[Key] : Loose<Value[Key]> | undefined }
    : Value;
