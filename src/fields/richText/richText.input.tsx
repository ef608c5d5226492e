import type { InputProps } from '../input/ItemProps.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import type { RichTextField } from './richText.ts';

/** An article; its HTML is clean on the way in and out. E1, E6 */
export function RichTextInput({ field, value = '', onChange }: InputProps<RichTextField, string>) {
  return <ArticleEditor label={field.label} html={value} onChange={(html) => onChange?.(html || undefined)} />;
}
