import { minsuRoomForm, minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { formScreen } from '../../kit/form/RecordForm.tsx';
import { MinsuRoomFields } from './MinsuRoomFields.tsx';

/** 添加房源, 编辑房源. */
export default formScreen(minsuRooms, minsuRoomForm, MinsuRoomFields);
