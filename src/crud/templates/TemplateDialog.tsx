import { useState } from 'react';
import { useConfirm } from '../confirm/ConfirmProvider.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
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

const blank: Template = { name: '', text: '' };

/** The merchant's texts of one use: written, changed, thrown away, carried to another browser and back. OR-E7 */
export function TemplateDialog({ set, text = '', onClose }: Props) {
  const confirm = useConfirm();
  const { templates, keep } = useTemplates(set);
  const [written, setWritten] = useState<Template>({ ...blank, text });
  const [before, setBefore] = useState<string>();
  /** What stood there without anyone writing it; gone once it is kept, or something else is taken up. */
  const [given, setGiven] = useState(text);

  const old = templates.find(({ name }) => name === before);
  const dirty = written.name.trim() !== (old?.name ?? '') || written.text.trim() !== (old?.text ?? given);
  const ask = async () =>
    !dirty ||
    confirm({ title: '模板还没有保存', body: '离开后，写好的内容会丢失。', ok: '不保存', no: '继续写', danger: true });

  const write = (template: Template, name?: string) => {
    setWritten(template);
    setBefore(name);
    setGiven('');
  };
  function save() {
    if (keep(keepTemplate(templates, { name: written.name, text: written.text.trim() }, before))) write(blank);
  }
  async function edit(template: Template) {
    if (await ask()) write(template, template.name);
  }
  async function drop({ name }: Template) {
    if (!(await confirm({ title: `删除模板「${name}」？`, body: '删除后无法恢复。', ok: '删除', danger: true })))
      return;
    if (keep(dropTemplate(templates, name)) && name === before) write(blank);
  }
  async function close() {
    if (await ask()) onClose();
  }

  return (
    <Dialog
      title={set.label}
      guarded
      foot={<TemplateFoot {...{ set, templates, keep }} />}
      onClose={() => void close()}
    >
      {templates.length === 0 && <p className="soft">常用的话存成模板，下次一点就到。</p>}
      <ul className="templates">
        {templates.map((template) => (
          <li key={template.name} aria-current={template.name === before || undefined}>
            <div className="template-text">
              <strong>{template.name}</strong>
              <p>{template.text}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={`编辑模板${template.name}`}
              onClick={() => void edit(template)}
            >
              编辑
            </button>
            <button
              type="button"
              className="button danger"
              aria-label={`删除模板${template.name}`}
              onClick={() => void drop(template)}
            >
              删除
            </button>
          </li>
        ))}
      </ul>
      <TemplateForm
        {...{ set, written }}
        taken={templates.some(({ name }) => name === written.name.trim() && name !== before)}
        editing={before !== undefined}
        onWrite={setWritten}
        onSave={save}
        onLeave={() => write(blank)}
      />
    </Dialog>
  );
}
