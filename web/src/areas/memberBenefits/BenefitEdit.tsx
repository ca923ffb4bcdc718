import { memberBenefitForm, memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { formScreen } from '../../kit/form/RecordForm.tsx';
import { BenefitFields } from './BenefitFields.tsx';

/** 添加权益, 编辑权益. */
export default formScreen(memberBenefits, memberBenefitForm, BenefitFields);
