import { memberGradeForm, memberGrades } from '#contracts/areas/memberGrades.ts';
import { formScreen } from '../../kit/form/RecordForm.tsx';
import { GradeFields } from './GradeFields.tsx';

/** 添加等级, 编辑等级. */
export default formScreen(memberGrades, memberGradeForm, GradeFields);
