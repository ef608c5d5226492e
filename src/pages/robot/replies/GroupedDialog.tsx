import { useId, useState } from 'react';
import { useWrite } from '#crud/data/useWrite.ts';
import { KeptNote } from '#crud/drafts/KeptNote.tsx';
import { useKeptText } from '#crud/drafts/useKeptText.ts';
import type { ListToolProps } from '#crud/Resource.ts';
import { useProviders } from '#providers/useProviders.ts';
import { isBlank } from '#schemas/text/fold.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { groupReplies, type SameReply } from './groupReplies.ts';
import { replyText, replyTypeNames } from './replyText.ts';
import { rulesOf } from './rulesOf.ts';
import './replies.css';

/** Replies with all the keywords that lead to them; a text is changed for all of them in one go. RB-E6 */
export function GroupedDialog({ resource, scope, records, onClose }: ListToolProps) {
  const [editing, setEditing] = useState<string>();
  const groups = groupReplies(rulesOf(records));
  return (
    <Dialog title="按回复分组" width={760} guarded={editing !== undefined} onClose={onClose}>
      <p className="soft">内容相同的回复放在一起；改一次，这些关键词的回复都跟着改</p>
      <ul className="reply-groups">
        {groups.map((group) => (
          <li key={group.key}>
            <ul className="reply-words" aria-label="关键词">
              {group.rules.map(({ id, keyword, active }) => (
                <li key={id} className={active ? 'tag good' : 'tag muted'}>
                  {keyword}
                </li>
              ))}
            </ul>
            {editing === group.key ? (
              <EditText resource={resource} scope={scope} group={group} onDone={() => setEditing(undefined)} />
            ) : (
              <Shown group={group} onEdit={() => setEditing(group.key)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Shown({ group, onEdit }: { readonly group: SameReply; readonly onEdit: () => void }) {
  const [first] = group.rules;
  const { reply_type = 1 } = first;
  return (
    <div className="bar reply-shown">
      <p>
        {reply_type !== 1 && <span className="soft">{`${replyTypeNames[reply_type]}：`}</span>}
        <span>{replyText(first) || '--'}</span>
      </p>
      {reply_type === 1 && (
        <Button onClick={onEdit}>{group.rules.length > 1 ? `改这 ${group.rules.length} 条的回复` : '改回复'}</Button>
      )}
    </div>
  );
}

interface EditProps extends Pick<ListToolProps, 'resource' | 'scope'> {
  readonly group: SameReply;
  readonly onDone: () => void;
}

/** What could not be saved stays typed; what was saved before is not sent again. W6 */
function EditText({ resource, scope, group, onDone }: EditProps) {
  const { notifications } = useProviders();
  const write = useWrite(resource, scope);
  const id = useId();
  const { id: place, reply = '' } = group.rules[0];
  const { text, foundAt, setText, forget } = useKeptText({
    resource: 'sameReplies',
    place,
    saved: reply,
    start: reply,
  });
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const done = new Set(saved);
    try {
      for (const rule of group.rules) {
        if (done.has(rule.id)) continue;
        await write.update(rule.id, { reply: text });
        setSaved(new Set(done.add(rule.id)));
      }
      forget();
      notifications.open('success', `已更新 ${done.size} 条`);
      onDone();
      await write.refresh();
    } catch {
      // Told already, where it was made.
      setSaving(false);
    }
  }

  function giveUp() {
    forget();
    onDone();
  }

  return (
    <form
      className="reply-edit"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving && !isBlank(text)) void save();
      }}
    >
      <label htmlFor={id}>回复内容</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        value={text}
        readOnly={saving}
        onChange={({ target }) => {
          setText(target.value);
          setSaved(new Set());
        }}
      />
      {foundAt !== undefined && <KeptNote at={foundAt} />}
      <div className="buttons">
        <Button type="submit" look="filled" disabled={saving || isBlank(text)}>
          {saving ? `正在保存 ${saved.size} / ${group.rules.length}` : '保存'}
        </Button>
        <Button disabled={saving} onClick={giveUp}>
          取消
        </Button>
      </div>
    </form>
  );
}
