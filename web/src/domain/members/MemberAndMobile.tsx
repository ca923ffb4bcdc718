import { MaskedText } from '../../kit/display/MaskedText.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import { useLabel } from '../../kit/display/useLabel.ts';

interface Props {
  of: { memberName: string; memberMobile: string };
  reveal: Reveal | undefined;
}

/** The name of a member and his masked mobile, with 查看 for who may see it. */
export function MemberAndMobile({ of: { memberName, memberMobile }, reveal }: Props) {
  const label = useLabel();
  return (
    <>
      {memberName} <MaskedText value={memberMobile} of={label('memberMobile')} reveal={reveal} />
    </>
  );
}
