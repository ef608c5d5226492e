import { Input } from 'antd';
import { useId, useState } from 'react';
import { CopyButton } from '#crud/copy/CopyButton.tsx';
import { useShop } from '#crud/data/useScope.ts';
import { useScopedRecord } from '#crud/data/useScopedRecord.ts';
import { placeOfRecord } from '#crud/drafts/draftKey.ts';
import { KeptNote } from '#crud/drafts/KeptNote.tsx';
import { useKeptText } from '#crud/drafts/useKeptText.ts';
import { oneOf, type RowScreenProps } from '#crud/Resource.ts';
import { fillTemplate, inBraces, unknownIn } from '#crud/templates/fillTemplate.ts';
import { LateTemplateDialog } from '#crud/templates/LateTemplateDialog.tsx';
import { TemplateMenu } from '#crud/templates/TemplateMenu.tsx';
import type { Template, TemplateSet } from '#crud/templates/TemplateSet.ts';
import { useTemplates } from '#crud/templates/useTemplates.ts';
import { useUnit } from '#crud/units/useUnit.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { asGroupon } from './GrouponRecord.ts';
import { groupText, lengthOf, textValues } from './groupText.ts';
import './groupons.css';

/** What a merchant writes to the group again and again. GB-D3 */
const groupTextTemplates: TemplateSet = {
  name: 'groupTexts',
  label: '群文案模板',
  variables: ['团名', '店名', '配送方式', '团购日期', '截止日', '取货地址', '商品'],
  starters: [
    { name: '开团', text: '📣 {店名}开团啦！\n【{团名}】{配送方式}\n{团购日期}\n{商品}\n想要的请接龙报名～' },
    { name: '催单', text: '⏰【{团名}】{截止日}截团，还没报名的抓紧啦！\n{商品}\n——{店名}' },
    { name: '截团', text: '【{团名}】已截团，谢谢大家支持！我们马上备货，到货后在群里通知。\n——{店名}' },
    { name: '到货取货', text: '【{团名}】到货啦！请到 {取货地址} 取货，报接龙号就行。\n——{店名}' },
    { name: '到货送货', text: '【{团名}】到货啦！今天开始送货，请留意电话。\n——{店名}' },
  ],
};

/** A text about a group-buy for a group chat, to be changed and copied; what was changed stays in this browser. GB-D3, N4 */
export function GroupTextDialog({ resource, scope, record, onClose }: RowScreenProps) {
  const { record: whole, loading, refetch } = useScopedRecord(resource, scope, record.id);
  return (
    <AntdTheme>
      <Dialog className="group-dialog" title="发群文案" onClose={onClose}>
        {whole && <GroupText record={whole} onClose={onClose} />}
        {!whole && loading && <ListSkeleton />}
        {!whole && !loading && <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void refetch()} />}
      </Dialog>
    </AntdTheme>
  );
}

function GroupText({ record, onClose }: { readonly record: DataRecord; readonly onClose: () => void }) {
  const shop = useShop();
  const unit = useUnit();
  const confirm = useConfirm();
  const { templates } = useTemplates(groupTextTemplates);
  const [managing, setManaging] = useState(false);
  const made = groupText(asGroupon(record), unit);
  const values = textValues(asGroupon(record), shop?.name, unit);
  const { text, setText, foundAt, forget } = useKeptText({
    ...{ resource: 'groupTexts', place: placeOfRecord(record.id), saved: made, start: made },
  });
  const id = useId();
  const unknown = unknownIn(text, values);
  const reset = () => {
    setText(made);
    forget();
  };
  async function pick({ name, text: template }: Template) {
    const isUntouched =
      text.trim() === '' || text === made || templates.some((each) => fillTemplate(each.text, values) === text);
    const title = `换成「${name}」？`;
    if (isUntouched || (await confirm({ title, body: '现在写的文字会被替换。', ok: '替换', no: '不换' })))
      setText(fillTemplate(template, values));
  }
  return (
    <>
      <label htmlFor={id}>发到群里的文字</label>
      <Input.TextArea
        id={id}
        value={text}
        autoSize={{ minRows: 6, maxRows: 16 }}
        onChange={(event) => setText(event.target.value)}
      />
      {foundAt !== undefined && text !== made && <KeptNote at={foundAt} what="改的文字" />}
      {unknown.length > 0 && (
        <p className="bad" role="alert">
          {`${inBraces(unknown)} 没有可填的内容，请改掉再发`}
        </p>
      )}
      <div className="group-foot">
        <span role="status">{`共 ${lengthOf(text)} 字`}</span>
        <TemplateMenu
          set={groupTextTemplates}
          onPick={(template) => void pick(template)}
          onManage={() => setManaging(true)}
        />
        {text !== made && <Button onClick={reset}>恢复原文</Button>}
        <Button onClick={onClose}>关闭</Button>
        <CopyButton text={text} label="复制" className="button filled" />
      </div>
      {managing && <LateTemplateDialog set={groupTextTemplates} onClose={() => setManaging(false)} />}
    </>
  );
}
