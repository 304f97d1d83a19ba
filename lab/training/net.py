"""The net as it is trained; src/reader/net.ts runs the same layers."""
import numpy as np
import torch
import torch.nn.functional as F

LAYERS = 6


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        layer = torch.nn.Conv2d
        self.c1 = layer(1, 16, 3, padding=1)
        self.c2 = layer(16, 32, 3, padding=1)
        self.c3 = layer(32, 48, 3, padding=1)
        self.c4 = layer(48, 112, (3, 5), padding=(0, 2))
        self.c5 = layer(112, 80, (1, 3), padding=(0, 1))
        self.c6 = layer(80, 38, 1)

    def forward(self, strips):
        x = even_out(strips)[:, None]
        x = F.max_pool2d(F.relu(self.c1(x)), 2)
        x = F.max_pool2d(F.relu(self.c2(x)), 2)
        x = F.max_pool2d(F.relu(self.c3(x)), (2, 1))
        x = F.relu(self.c5(F.relu(self.c4(x))))
        return self.c6(x)[:, :, 0]


def even_out(strips):
    """Brightness and contrast, by the columns around each."""
    x, around = strips.float(), 30
    mean, square = x.mean(1), (x * x).mean(1)
    box = lambda a: F.avg_pool1d(F.pad(a[:, None], (around, around), mode='replicate'), 2 * around + 1, 1)[:, 0]
    mean, square = box(mean), box(square)
    spread = (square - mean * mean).clamp(min=0).sqrt() + 6
    return (x - mean[:, None]) / spread[:, None]


def save(net, file):
    """Kernels by row, column, input, output, as the reader wants them."""
    arrays = {}
    for at in range(1, LAYERS + 1):
        layer = getattr(net, f'c{at}')
        arrays[f'w{at}'] = layer.weight.detach().numpy().transpose(2, 3, 1, 0)
        arrays[f'b{at}'] = layer.bias.detach().numpy()
    np.savez(file, **arrays)


def load(net, file):
    arrays = np.load(file)
    for at in range(1, LAYERS + 1):
        layer = getattr(net, f'c{at}')
        layer.weight.data = torch.tensor(arrays[f'w{at}'].transpose(3, 2, 0, 1).copy())
        layer.bias.data = torch.tensor(arrays[f'b{at}'])
