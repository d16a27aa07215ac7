import '@xyflow/react/dist/style.css';
import './chart.css';
import './panels.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import type { ExplorerData } from '../data.ts';
import { App } from './App.tsx';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ExplorerData;
const root = document.getElementById('root');
if (root) createRoot(root).render(<App data={data} />);
