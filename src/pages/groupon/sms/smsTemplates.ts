import type { TemplateSet } from '#crud/templates/TemplateSet.ts';
import { variables } from './expand.ts';

/** What a merchant writes to buyers again and again. */
export const smsTemplates: TemplateSet = { name: 'sms', label: '短信模板', variables };
