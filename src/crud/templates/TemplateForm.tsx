import { type FormEvent, useId, useRef } from 'react';
import { isBlank } from '#schemas/text/fold.ts';
import { Button } from '#ui/Button.tsx';
import { inBraces, variablesIn } from './fillTemplate.ts';
import type { Template, TemplateSet } from './TemplateSet.ts';
import { NAME_LENGTH, TEXT_LENGTH } from './templates.ts';

interface Props {
  readonly set: TemplateSet;
  readonly written: Template;
  /** Another one has that name. */
  readonly taken: boolean;
  /** It was kept before. */
  readonly editing: boolean;
  readonly onWrite: (written: Template) => void;
  readonly onSave: () => void;
  /** It stays as it was. */
  readonly onLeave: () => void;
}

/** One text and its name; a variable that nobody knows blocks. OR-E7 */
export function TemplateForm({ set, written, taken, editing, onWrite, onSave, onLeave }: Props) {
  const { name, text } = written;
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const unknown = variablesIn(text).filter((each) => !set.variables.includes(each));
  const ready = !isBlank(name) && !isBlank(text) && unknown.length === 0;

  const insert = (variable: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = box.current ?? {};
    onWrite({ name, text: `${text.slice(0, from)}{${variable}}${text.slice(to)}` });
    box.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSave();
  };

  return (
    <form className="write-template" aria-label={editing ? '编辑模板' : '添加模板'} onSubmit={handleSubmit}>
      <label>
        <span>名称</span>
        <input
          className="input"
          maxLength={NAME_LENGTH}
          value={name}
          onChange={({ target }) => onWrite({ name: target.value, text })}
        />
      </label>
      <label>
        <span>内容</span>
        <textarea
          ref={box}
          className="input"
          rows={3}
          maxLength={TEXT_LENGTH}
          aria-describedby={id}
          aria-invalid={unknown.length > 0 || undefined}
          value={text}
          onChange={({ target }) => onWrite({ name, text: target.value })}
        />
      </label>
      <div className="template-variables">
        {set.variables.map((variable) => (
          <Button key={variable} aria-label={`插入{${variable}}`} onClick={() => insert(variable)}>
            {`{${variable}}`}
          </Button>
        ))}
      </div>
      <p id={id} className={unknown.length > 0 ? 'bad' : 'soft'} role={unknown.length > 0 ? 'alert' : undefined}>
        {unknown.length > 0 ? `没有 ${inBraces(unknown)} 这样的变量，请改掉` : '花括号里的词，使用时会换成实际内容'}
      </p>
      <div className="buttons">
        <Button type="submit" look="filled" disabled={!ready}>
          {taken ? '覆盖同名模板' : '保存模板'}
        </Button>
        {editing && (
          <Button look="plain" onClick={onLeave}>
            不改了
          </Button>
        )}
      </div>
    </form>
  );
}
