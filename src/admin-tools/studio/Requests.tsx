import type { SentRequest } from './createBackstage.ts';

/** What would have been sent, the newest first. */
export const Requests = ({ sent }: { readonly sent: readonly SentRequest[] }) => (
  <section className="studio-requests" aria-label="会发出的请求">
    <h2>会发出的请求</h2>
    <p className="soft">在预览里操作，看每一步会发给小程序后端什么；什么也不会真的发出。</p>
    <ol reversed>
      {[...sent].reverse().map(({ nth, line, body }) => (
        <li key={nth}>
          <code>{line}</code>
          {body.map((field) => (
            <code key={field}>{field}</code>
          ))}
        </li>
      ))}
    </ol>
  </section>
);
