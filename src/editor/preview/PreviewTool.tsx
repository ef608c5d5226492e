import { MobileOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useArticle } from '../Article.ts';
import { EditorDialog } from '../EditorDialog.tsx';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';
import './preview.css';

function PreviewTool({ name }: { readonly name: string }) {
  const article = useArticle();
  const { opened, open } = useToolbar();
  const [html, setHtml] = useState('');
  const isOpen = opened === name;
  return (
    <>
      <ToolButton
        name={name}
        icon={<MobileOutlined />}
        opens={{ what: 'dialog', open: isOpen }}
        onPress={() => {
          setHtml(article.html());
          open(name);
        }}
      />
      {isOpen && (
        <EditorDialog title={name} className="preview" width={440} onClose={() => open(undefined)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an article's own HTML is clean */}
          <div className="preview-page by-day" dangerouslySetInnerHTML={{ __html: html }} />
        </EditorDialog>
      )}
    </>
  );
}

/** The article as wide as a phone is, 390 px. */
export const previewTool: Tool = { name: '手机预览', control: <PreviewTool name="手机预览" /> };
