import type { CallAnswer } from "@parution/contract/call";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";
import { Avatar } from "@parution/kit/identity-card";
import { useCivility } from "../../shared/account/use-account.ts";

export type User = CallAnswer<typeof readCurrentUser>;
export type Business = CallAnswer<typeof readBusiness>;

/** Signed-in user: photo, civility and name, telephone, e-mail. */
export function Person({ user }: { user: User }) {
  const { firstName, lastName, photoUrl, phone, email } = user;
  const civility = useCivility(user.civility);
  const name = `${firstName} ${lastName}`;
  const [mailbox, domain] = email.split(/(?=@[^@]*$)/);
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} photo={photoUrl ?? undefined} />
      <div className="grid min-w-0 gap-0.5 text-body-sm text-fg-muted wrap-anywhere">
        <p className="font-semibold text-body text-fg">
          <bdi>{`${civility} ${name}`}</bdi>
        </p>
        {phone && (
          <p className="tabular-nums">
            <bdi dir="ltr">{phone}</bdi>
          </p>
        )}
        <p>
          <bdi dir="ltr">
            {mailbox}
            <wbr />
            {domain}
          </bdi>
        </p>
      </div>
    </div>
  );
}
