import type { Estate } from '#contracts/areas/estates.ts';
import { say } from '#contracts/words.ts';
import { useIsPlatformUser } from '../../api/scope.ts';
import { useSession, viewer } from '../../api/session.ts';
import { CompanyReference } from '../../domain/estate/referenceFields.tsx';
import { speakMessage } from '../../i18n.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import { FixedName } from '../../kit/form/recordFields.tsx';

/** 所属公司 of a project: chosen by the platform until a recommend exists; a company's user has no other than his own. */
export function CompanyField({ project }: { project: Estate | undefined }) {
  const ofPlatform = useIsPlatformUser();
  const ownName = useSession((state) => viewer(state).belongName);
  const isLocked = project?.companyLocked === 1;
  if (ofPlatform && !isLocked) return <CompanyReference recordName={project?.companyName} />;
  return (
    <SchemaField name="companyId" isShort {...(isLocked && { help: speakMessage(say('companyLocked')) })}>
      {(control) => <FixedName control={control} name={project?.companyName ?? ownName} />}
    </SchemaField>
  );
}
