import { useMemo, useState } from 'react';
import { useShop } from '#crud/data/useScope.ts';
import { download } from '#crud/transfer/sheet/download.ts';
import { fileName } from '#crud/transfer/sheet/fileName.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { GrouponRecord } from '../model/GrouponRecord.ts';
import { layouts } from './layouts.ts';
import type { PictureName } from './Poster.ts';
import { type DrawnPoster, usePoster } from './usePoster.ts';
import './share.css';

interface Props {
  readonly groupon: GrouponRecord;
  readonly onClose: () => void;
}

const called: Readonly<Record<PictureName, string>> = { image: '团购大图', code: '店铺二维码' };

/** A poster of a group-buy, drawn in the page: to be saved, handed to another app, or held with a finger. GB-D4 */
export function ShareDialog({ groupon, onClose }: Props) {
  const { clock, notifications } = useProviders();
  const shop = useShop();
  const [layout, setLayout] = useState(layouts[0]);
  const { img, name = '' } = groupon;
  const code = shop?.shop_qrcode;
  const addresses = useMemo(() => ({ image: img, code }), [img, code]);
  const { drawn, failed, lost } = usePoster(groupon, shop?.name ?? '', addresses, layout);
  const titled = fileName([name, '海报', layout.name], 'png');
  const file = useMemo(() => drawn && new File([drawn.blob], titled, { type: 'image/png' }), [drawn, titled]);

  const share = (files: readonly File[]) =>
    navigator.share({ files: [...files] }).catch((error: unknown) => {
      // Whoever closes the list of apps has decided so, and a second press while it is open changes nothing.
      if (error instanceof Error && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
      notifications.open('error', '没有分享出去，可以先保存图片再发');
    });

  return (
    <Dialog
      title="分享"
      className="share-dialog"
      onClose={onClose}
      foot={
        <>
          {file && canShare(file) && <Button onClick={() => void share([file])}>发给朋友或群</Button>}
          <Button look="filled" disabled={!file} onClick={() => file && download(file, file.name, clock)}>
            保存图片
          </Button>
        </>
      }
    >
      <Tabs
        label="海报样式"
        options={layouts.map((each) => ({ value: each.name, label: each.name }))}
        value={layout.name}
        onChange={(chosen) => setLayout(layouts.find((each) => each.name === chosen) ?? layouts[0])}
      />
      {lost.map((picture) => (
        <p key={picture} role="alert" className="share-note">
          {`${called[picture]}没有放进海报：图片打不开，或图片所在的网站不允许使用。重新上传后即可`}
        </p>
      ))}
      {shop && !code && <p className="soft">店铺还没有二维码，在店铺信息里上传后，海报上就有</p>}
      {failed ? (
        <p role="alert" className="share-note">
          海报没有生成，请换一种样式，或关掉其他页面再试
        </p>
      ) : (
        <Preview drawn={drawn} />
      )}
    </Dialog>
  );
}

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

/** The poster itself, as a picture: a finger held on it saves it where nothing may be downloaded. */
const Preview = ({ drawn }: { readonly drawn: DrawnPoster | undefined }) => (
  <figure className="poster" aria-busy={!drawn}>
    {drawn ? (
      <>
        <img src={drawn.address} alt={drawn.words} width={drawn.width} height={drawn.height} />
        <figcaption className="soft by-touch">长按图片也能保存或转发</figcaption>
      </>
    ) : (
      <p role="status" className="soft">
        正在画海报…
      </p>
    )}
  </figure>
);
