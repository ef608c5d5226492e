import { ArrayInput, Edit, SimpleForm, SimpleFormIterator, TextInput } from 'react-admin';
import { fields, specFields } from '../goods.js';

/** The usual form of react-admin. */
export const GoodsForm = () => (
  <Edit>
    <SimpleForm>
      {fields.map(({ key, label }) => (
        <TextInput key={key} source={key} label={label} />
      ))}
      <ArrayInput source="spec" label="规格">
        <SimpleFormIterator inline>
          {specFields.map(({ key, label }) => (
            <TextInput key={key} source={key} label={label} />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);
