import { registerRootComponent } from 'expo';
import { preventAutoHideAsync } from 'expo-splash-screen';
import { App } from './App';

// The arms stay until the drawer is open: nothing empty is seen in between.
void preventAutoHideAsync().catch(() => {});
registerRootComponent(App);
