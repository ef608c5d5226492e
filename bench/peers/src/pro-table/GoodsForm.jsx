import { PageContainer, ProForm, ProFormList, ProFormText } from '@ant-design/pro-components';
import { useNavigate, useParams } from 'react-router';
import { fields, readGoods, saveGoods, specFields, toForm } from '../goods.js';

/** The usual form of Ant Design Pro. */
export function GoodsForm() {
  const { id } = useParams();
  const navigate = useNavigate();
  const save = async (values) => {
    await saveGoods(id, { imgs: [values.picture], ...values });
    navigate(-1);
  };
  return (
    <PageContainer>
      <ProForm request={async () => toForm(await readGoods(id))} onFinish={save}>
        {fields.map(({ key, label }) => (
          <ProFormText key={key} name={key} label={label} />
        ))}
        <ProFormList name="spec" label="规格">
          {specFields.map(({ key, label }) => (
            <ProFormText key={key} name={key} label={label} />
          ))}
        </ProFormList>
      </ProForm>
    </PageContainer>
  );
}
