import { FieldContext as FormContext, type FormInstance } from 'rc-field-form';
import { useContext } from 'react';

/** The form around an input. */
export const useFormInstance = (): FormInstance => useContext(FormContext);
