// usage: node shot.mjs name account path [lang] [w,h]
import { chromium } from "playwright-core";
import { startSandbox } from '/tmp/wt/wallet/sandbox/server.ts';
import { createControlClient } from '/tmp/wt/wallet/sandbox/control-client.ts';
import { fullBrowser } from '/tmp/wt/wallet/tests/support/chromium.ts';
const s = await startSandbox({port:0,gamesPort:0,controlPort:0,databaseFile:':memory:',distDir:'/tmp/wt/wallet/dist'});
const control=createControlClient(s.control); await control.bulletins({items:[]});
const b=await chromium.launch(fullBrowser);
export const sizes=[['d',1440,900],['m',390,844],['s',320,640],['t',1024,768]];
sizes[0]=['d',1500,800];const jobs=JSON.parse(process.argv[2]);
for (const {name,account,path,size='dm',lang,wait=2500,click} of jobs) for (const [n,w,h] of sizes) { if(!size.includes(n)) continue;
  const c=await b.newContext({viewport:{width:w,height:h},isMobile:n==='m'||n==='s',hasTouch:n==='m'});const p=await c.newPage();
  p.on('pageerror',e=>console.log('ERR',e.message));
  await p.goto(s.url+'/icon.svg');
  if(account){const m=await control.signIn({account});await p.evaluate(x=>Object.assign(localStorage,{member_id:x.member_id,member_account:x.member_account,currency:x.member_currency,token:x.token}),m);}
  await p.goto(s.url+(lang?'/'+lang:'')+path); await p.waitForTimeout(wait);
  for (const k of click??[]) { await p.getByRole(k[0],{name:k[1],exact:true}).first().click(); await p.waitForTimeout(700); }
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0) console.log('OVERFLOW',name,n,over);
  await p.screenshot({path:`/tmp/shot-${name}-${n}.png`}); await c.close();
}
await b.close(); await s.close(); process.exit(0);
