import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { letterPageSize } from '#contract/constants.ts';
import { destroyLetter, readLetter } from '#contract/endpoints/letters.ts';
import { useEpoch } from '#src/actors/machines.tsx';
import { CallError, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';
import { isSessionEnd } from '#src/api/session-end.ts';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import { ProgressBar } from '#src/ui/Steps.tsx';
import { changeEach } from './change-each.ts';
import css from './Inbox.module.css';
import { lettersQuery } from './letters-queries.ts';

interface Props {
  /** Letters of the shown page. */
  ids: readonly string[];
  hasUnread: boolean;
  /** Null: no letters are being selected. */
  selected: ReadonlySet<string> | null;
  onSelect: (selected: ReadonlySet<string> | null) => void;
}

/** Marks all letters as read, and deletes selected ones. */
export function LetterTools({ ids, hasUnread, selected, onSelect }: Props) {
  const { kind, progress, failed, isUnlisted, markAllRead, deleteAll } = useLetterBatch();
  const [confirming, setConfirming] = useState(false);
  const tools = useKeptFocus(progress ? 'busy' : confirming ? 'confirming' : selected ? 'selecting' : 'idle');
  if (progress) return <Progress kind={kind} {...progress} />;
  const count = selected?.size ?? 0;
  const onDelete = () => {
    setConfirming(false);
    onSelect(null);
    deleteAll([...(selected ?? [])]);
  };
  return (
    <>
      {isUnlisted && <Failed text={<Trans>Your unread letters could not be loaded. Try again.</Trans>} />}
      {failed > 0 && <Failed text={<FailedText kind={kind} failed={failed} />} />}
      <div className={css.tools} ref={tools}>
        {!selected && (
          <>
            {hasUnread && (
              <Button variant="ghost" onClick={markAllRead}>
                <Trans>Mark all as read</Trans>
              </Button>
            )}
            {ids.length > 0 && (
              <Button variant="ghost" onClick={() => onSelect(new Set())}>
                <Trans>Select</Trans>
              </Button>
            )}
          </>
        )}
        {selected && confirming && (
          <>
            <p role="alert">
              <Plural
                value={count}
                one="Delete # letter permanently?"
                other="Delete # letters permanently?"
              />
            </p>
            <Button variant="danger" onClick={onDelete} autoFocus>
              <Trans>Delete</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setConfirming(false)}>
              <Trans>Keep letters</Trans>
            </Button>
          </>
        )}
        {selected && !confirming && (
          <>
            <p role="status">
              <Plural value={count} one="# selected" other="# selected" />
            </p>
            <Button variant="ghost" onClick={() => onSelect(new Set(ids))}>
              <Trans>Select all on this page</Trans>
            </Button>
            <Button disabled={count === 0} onClick={() => setConfirming(true)}>
              <Trans>Delete</Trans>
            </Button>
            <Button variant="ghost" onClick={() => onSelect(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Gives the focus to the first of the tools when the pressed one has gone with the step. */
function useKeptFocus(step: string) {
  const tools = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // Or a heading has the focus, which keeps it while no tool is there.
    if (before.current !== step && document.activeElement?.matches('body, h1, h2, h3'))
      tools.current?.querySelector('button')?.focus();
    before.current = step;
  }, [step]);
  return tools;
}

type Kind = ReturnType<typeof useLetterBatch>['kind'];

function Progress({ kind, done, of }: { kind: Kind; done: number; of: number }) {
  const { t } = useLingui();
  const label = kind === 'read' ? t`Marking letters as read` : t`Deleting letters`;
  return (
    <div className={css.progress}>
      <p>
        {label}
        {of > 0 && (
          <>
            {' '}
            <Trans>
              {done} of {of}
            </Trans>
          </>
        )}
      </p>
      <ProgressBar label={label} value={of > 0 ? done / of : 0} valueText={t`${done} of ${of}`} />
    </div>
  );
}

const Failed = ({ text }: { text: ReactNode }) => <InlineAlert tone="error" icon={<CircleX />} text={text} />;

function FailedText({ kind, failed }: { kind: Kind; failed: number }) {
  return kind === 'read' ? (
    <Plural
      value={failed}
      one="# letter could not be marked as read. Try again."
      other="# letters could not be marked as read. Try again."
    />
  ) : (
    <Plural
      value={failed}
      one="# letter could not be deleted. Try again."
      other="# letters could not be deleted. Try again."
    />
  );
}

const endpoints = { read: readLetter, delete: destroyLetter };

interface Batch {
  kind: keyof typeof endpoints;
  /** The letters to delete; all unread letters are marked as read. */
  ids?: readonly string[];
}

/** Marks all letters as read, or deletes several; tells how far it is and how many failed. */
function useLetterBatch() {
  const queryClient = useQueryClient();
  const epoch = useEpoch();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const batch = useMutation({
    mutationFn: async ({ kind, ids: chosen }: Batch) => {
      setProgress({ done: 0, of: 0 });
      const ids = chosen ?? (await listUnread());
      const failed = await changeEach(
        ids,
        (id) => changeOne(kind, id),
        (done) => setProgress({ done, of: ids.length }),
      );
      await queryClient.invalidateQueries({ queryKey: memberKey(epoch, 'letters') });
      return failed;
    },
  });

  async function listUnread() {
    const ids = new Set<string>();
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { list, unreadCount } = await queryClient.fetchQuery({
        ...lettersQuery(epoch, page, true),
        staleTime: 0,
      });
      for (const { id } of list) ids.add(id);
      pages = Math.ceil(unreadCount / letterPageSize);
    }
    return [...ids];
  }

  return {
    /** What is done, or was done last. */
    kind: batch.variables?.kind,
    progress: batch.isPending ? progress : null,
    /** How many letters could not be changed. */
    failed: batch.data ?? 0,
    /** The unread letters could not be listed. */
    isUnlisted: batch.isError,
    markAllRead: () => batch.mutate({ kind: 'read' }),
    deleteAll: (ids: readonly string[]) => batch.mutate({ kind: 'delete', ids }),
  };
}

const changeOne = (kind: Batch['kind'], id: string) =>
  callOrThrow(endpoints[kind], { id }).then(
    () => 'done' as const,
    (error) => (error instanceof CallError && isSessionEnd(error.failure) ? 'stop' : 'failed'),
  );
