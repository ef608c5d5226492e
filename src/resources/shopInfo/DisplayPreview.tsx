import type { FormToolProps } from '#crud/Resource.ts';
import './displayPreview.css';

/** What the two switches change of the shop as customers see it. SI-E3 */
export function DisplayPreview({
  values: { name, display_product_tag: tags, display_shop_cart: cart },
}: FormToolProps) {
  const says = `顾客看到：${tags ? '有' : '没有'}商品分类，${cart ? '有' : '没有'}购物车`;
  return (
    <div className="display-preview" role="img" aria-label={says}>
      <strong>{typeof name === 'string' && name.trim() !== '' ? name : '店铺名称'}</strong>
      {tags === true && (
        <div className="preview-tags">
          <span>全部</span>
          <span>蔬菜</span>
          <span>水果</span>
        </div>
      )}
      {['青菜', '草莓'].map((goods) => (
        <div key={goods} className="preview-goods">
          <i />
          <span>{goods}</span>
          {cart === true && <b>＋</b>}
        </div>
      ))}
      {cart === true && (
        <div className="preview-cart">
          <span>购物车 2 件</span>
          <b>去结算</b>
        </div>
      )}
    </div>
  );
}
