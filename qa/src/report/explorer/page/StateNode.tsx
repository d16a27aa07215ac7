import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import type { CSSProperties } from 'react';
import type { StateData } from './elements.ts';
import { HEADER } from './layout.ts';

/** A state's box: its name, its internal transitions, and what opens and closes it. */
export function StateNode({ data: { box, choose, rows, toggle } }: NodeProps<Node<StateData>>) {
  const { children, height, initial, isCollapsed, label, notes, path, width } = box;
  const hasInner = children.length > 0 && !isCollapsed;
  const canCollapse = children.length > 0 && path !== '(root)';
  return (
    <>
      {initial && <i className="begins" title="initial state" />}
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
      <div
        className="name"
        style={{ '--width': width, '--room': hasInner ? HEADER + 12 : height } as CSSProperties}
      >
        <span title={path}>{label}</span>
        {canCollapse && (
          <button
            type="button"
            className="nodrag"
            aria-expanded={!isCollapsed}
            aria-label={`${isCollapsed ? 'Expand' : 'Collapse'} ${path}`}
            onClick={(event) => {
              event.stopPropagation();
              toggle(path);
            }}
          >
            {isCollapsed ? '+' : '−'}
          </button>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="row note" title={note}>
          {note}
        </p>
      ))}
      {rows.map(({ className, key, text, title }) => (
        <button
          key={key}
          type="button"
          className={`row nodrag ${className}`}
          title={title}
          onClick={(event) => {
            event.stopPropagation();
            choose(key);
          }}
        >
          {text}
        </button>
      ))}
    </>
  );
}
