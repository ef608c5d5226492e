import './codeLink.css';

/** The code of a finding, which leads to what it means. */
export const CodeLink = ({ code }: { readonly code: string }) => (
  <a className="finding-code" href={`/lint.html#${code}`} target="_blank" rel="noreferrer" title="这是什么意思">
    <code>{code}</code>
  </a>
);
