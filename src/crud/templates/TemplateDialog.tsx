import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { KeptNote } from '../drafts/KeptNote.tsx';
import { useKeptTexts } from '../drafts/useKeptTexts.ts';
import { TemplateFoot } from './TemplateFoot.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import type { Template, TemplateSet } from './TemplateSet.ts';
import { dropTemplate, keepTemplate } from './templates.ts';
import { useTemplates } from './useTemplates.ts';
import './templates.css';

interface Props {
  readonly set: TemplateSet;
  /** A text that is there already, to be kept under a name. */
  readonly text?: string;
  readonly onClose: () => void;
}

/** What is being written, and the name of what it changes; none where it is new. */
type Written = Template & { readonly before: string };

const blank: Written = { name: '', text: '', before: '' };

/** The merchant's texts of one use: written, changed, thrown away, carried to another browser and back. OR-E7 */
export function TemplateDialog({ set, text = '', onClose }: Props) {
  const confirm = useConfirm();
  const { templates, keep } = useTemplates(set);
  /** What stood there without anyone writing it; gone once it is kept, or something else is taken up. */
  const given = useRef(text);
  const isTyped = ({ before, ...now }: Written) => {
    const old = templates.find(({ name }) => name === before);
    return now.name.trim() !== (old?.name ?? '') || now.text.trim() !== (old?.text ?? given.current);
  };
  const kept = useKeptTexts({
    ...{ resource: `templates-${set.name}`, place: 'new', start: { ...blank, text }, isWorth: isTyped },
  });
  const { texts: written, setTexts: setWritten, foundAt } = kept;
  const [isFound, setFound] = useState(foundAt !== undefined);
  const { before } = written;

  const dirty = isTyped(written);
  const ask = async () =>
    !dirty ||
    confirm({ title: '模板还没有保存', body: '离开后，写好的内容会丢失。', ok: '不保存', no: '继续写', danger: true });

  function write(next: Written) {
    given.current = '';
    setFound(false);
    setWritten(next);
    kept.forget();
  }
  function save() {
    const template = { name: written.name, text: written.text.trim() };
    if (keep(keepTemplate(templates, template, before || undefined))) write(blank);
  }
  async function edit(template: Template) {
    if (await ask()) write({ ...template, before: template.name });
  }
  async function drop({ name }: Template) {
    if (!(await confirm({ title: `删除模板「${name}」？`, body: '删除后无法恢复。', ok: '删除', danger: true })))
      return;
    if (keep(dropTemplate(templates, name)) && name === before) write(blank);
  }
  async function close() {
    if (!(await ask())) return;
    kept.forget();
    onClose();
  }

  return (
    <Dialog
      title={set.label}
      guarded
      foot={<TemplateFoot set={set} templates={templates} keep={keep} />}
      onClose={() => void close()}
    >
      {templates.length === 0 && (
        <p className="soft">
          <span>常用的内容存成模板，下次点一下就能用。</span>
          {set.starters && (
            <Button look="plain" onClick={() => keep(set.starters ?? [])}>
              恢复自带模板
            </Button>
          )}
        </p>
      )}
      <ul className="templates">
        {templates.map((template) => (
          <li key={template.name} aria-current={template.name === before || undefined}>
            <div className="template-text">
              <strong>{template.name}</strong>
              <p>{template.text}</p>
            </div>
            <Button aria-label={`编辑模板${template.name}`} onClick={() => void edit(template)}>
              编辑
            </Button>
            <Button danger aria-label={`删除模板${template.name}`} onClick={() => void drop(template)}>
              删除
            </Button>
          </li>
        ))}
      </ul>
      {isFound && foundAt !== undefined && <KeptNote at={foundAt} />}
      <TemplateForm
        set={set}
        written={written}
        taken={templates.some(({ name }) => name === written.name.trim() && name !== before)}
        editing={before !== ''}
        onWrite={(template) => setWritten({ ...template, before })}
        onSave={save}
        onLeave={() => write(blank)}
      />
    </Dialog>
  );
}
