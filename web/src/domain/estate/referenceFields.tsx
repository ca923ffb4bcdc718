import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amenityCategories } from '#contracts/areas/amenityCategories.ts';
import { estateCompanies } from '#contracts/areas/estateCompanies.ts';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { estateRooms } from '#contracts/areas/estateRooms.ts';
import { estates } from '#contracts/areas/estates.ts';
import { roomPlanCategories } from '#contracts/areas/roomPlanCategories.ts';
import { roomPlans } from '#contracts/areas/roomPlans.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { roomSaleStatus } from '#contracts/enums/estates.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { formatArea, formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';

/** What forms refer to of projects, each with what has to be there before anything can be chosen. */

interface Known {
  /** The name of the record that is referred to now. */
  recordName: string | undefined;
}
interface OfProject {
  estateId: string;
}

/** The sentence of a select that has nothing to choose from. */
export function useWhenNone(
  of:
    | 'project'
    | 'company'
    | 'building'
    | 'plan'
    | 'planCategory'
    | 'room'
    | 'consultant'
    | 'account'
    | 'amenityCategory',
): string {
  const { t } = useTranslation('estates');
  return t(`whenNone.${of}`);
}

/** A project on the shelf, as far as the user's rights reach. */
export function ProjectField() {
  const { allEnabled } = useScopedCalls(estates);
  const whenNone = useWhenNone('project');
  return (
    <ReferenceField name="estateId" recordName={undefined} endpoint={allEnabled} scroll whenNone={whenNone} />
  );
}

export function CompanyReference({ recordName }: Known) {
  const whenNone = useWhenNone('company');
  return (
    <ReferenceField
      name="companyId"
      recordName={recordName}
      endpoint={estateCompanies.allEnabled}
      whenNone={whenNone}
    />
  );
}

export function PlanField({ estateId }: OfProject) {
  const whenNone = useWhenNone('plan');
  return (
    <ReferenceField
      name="planId"
      recordName={undefined}
      endpoint={roomPlans.allEnabled}
      filters={{ estateId }}
      whenNone={whenNone}
    />
  );
}

export function PlanCategoryField({ estateId, recordName }: OfProject & Known) {
  const whenNone = useWhenNone('planCategory');
  return (
    <ReferenceField
      name="categoryId"
      recordName={recordName}
      endpoint={roomPlanCategories.allEnabled}
      filters={{ estateId }}
      whenNone={whenNone}
    />
  );
}

export function AmenityCategoryField({ recordName }: Known) {
  const whenNone = useWhenNone('amenityCategory');
  return (
    <ReferenceField
      name="categoryId"
      recordName={recordName}
      endpoint={amenityCategories.allEnabled}
      whenNone={whenNone}
    />
  );
}

type RoomOption = DataOf<typeof estateRooms.onSale>['list'][number];

/** A room that can be bought, with its state, area and price; of one that is held back it says why. */
export function RoomField({ estateId }: OfProject) {
  const { t } = useTranslation('estates');
  const whenNone = useWhenNone('room');
  const stateOf = useCodeName('roomSaleStatus');
  const [room, setRoom] = useState<RoomOption>();
  return (
    <>
      <ReferenceField
        name="roomId"
        recordName={undefined}
        endpoint={estateRooms.onSale}
        filters={{ estateId }}
        scroll
        detailOf={({ status, buildArea, totalPrice }) =>
          [stateOf(status), formatArea(buildArea), formatMoney(totalPrice)].join(' ')
        }
        onRecord={setRoom}
        whenNone={whenNone}
      />
      {room?.status === roomSaleStatus.held && (
        <AboutBlock warnings={[t('roomHeld', { reason: room.holdReason })]} />
      )}
    </>
  );
}

/** A consultant of the project; `takesLeads` for those who take leads only. */
export function ConsultantField({ estateId, takesLeads }: OfProject & { takesLeads?: 1 }) {
  const whenNone = useWhenNone('consultant');
  return (
    <ReferenceField
      name="consultantId"
      recordName={undefined}
      endpoint={estateConsultants.allEnabled}
      filters={{ estateId, ...(takesLeads && { takesLeads }) }}
      whenNone={whenNone}
    />
  );
}

/** The user of a company whom a consultant is bound to. */
export function ConsultantAccountField({ companyId, recordName }: Known & { companyId: string }) {
  const whenNone = useWhenNone('account');
  return (
    <ReferenceField
      name="userId"
      recordName={recordName}
      endpoint={estateConsultants.accounts}
      filters={{ companyId }}
      whenNone={whenNone}
    />
  );
}
