import type { ReactNode } from 'react';

/**
 * Stands in for pro-components' forms inside its list of descriptions, which is only read here: thirty kinds of inputs and
 * what draws each would come along, with a second library of colours. What is read is drawn already when it comes. 039
 */
export const ProFormField = ({ text }: { readonly text?: ReactNode }): ReactNode => (text === '' ? '-' : (text ?? '-'));

/** The list asks for the form around it, for what is being edited. */
export default { useFormInstance: () => undefined };
